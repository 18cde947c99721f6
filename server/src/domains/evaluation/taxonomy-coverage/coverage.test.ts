import { describe, expect, test } from "vitest";
import { agentWith, withFiles } from "../../../../test/evaluation/inspected-agent.ts";
import { inspect } from "../inspection/inspect.ts";
import { taxonomies } from "../probes/probe/taxonomy.ts";
import { coverageOf, type Done, type Means } from "./coverage.ts";
import { standardMeans } from "./means.ts";

/** LLM01 is wholly reachable by asking, LLM05 only in part; LLM03 shows in the configuration, AML.T0083 wholly; LLM04 never. */
const means: Means = {
  probes: [
    { id: "injection", prompts: 10, tags: { owasp_llm_2025: ["LLM01"] } },
    { id: "override", prompts: 10, tags: { owasp_llm_2025: ["LLM01"] } },
    { id: "markup", prompts: 4, tags: { owasp_llm_2025: ["LLM05"] } },
  ],
  checks: [
    { id: "rule", tags: { owasp_llm_2025: ["LLM01"] } },
    { id: "pins", tags: { owasp_llm_2025: ["LLM03"] } },
    { id: "prompt", tags: { mitre_atlas: ["AML.T0083"] } },
    { id: "source", tags: { mitre_atlas: ["AML.T0083"] } },
  ],
};

const nothing: Done = { probes: [], checks: [] };

function entry(id: string, done: Done) {
  const entries = coverageOf(done, means).flatMap((taxonomy) => taxonomy.entries);
  const found = entries.find((one) => one.id === id);
  if (!found) throw new Error(`no entry ${id}`);
  return found;
}

const asked = (id: string, count: number, assessed = count) => ({ id, asked: count, assessed });

describe("An entry that is tested from outside", () => {
  test("is tested when each of its probes had half of its prompts assessed", () => {
    const whole = entry("LLM01", { probes: [asked("injection", 10), asked("override", 10, 5)], checks: [] });
    expect(whole).toMatchObject({ status: "tested", reason: null, asked: 20, assessed: 15 });
    expect(whole.probes).toEqual([
      { id: "injection", planned: 10, asked: 10, assessed: 10 },
      { id: "override", planned: 10, asked: 10, assessed: 5 },
    ]);
  });

  test.each([
    ["one of its probes was not asked", [asked("injection", 10)]],
    ["a sample asked little of one", [asked("injection", 10), asked("override", 4)]],
    ["little of one could be assessed", [asked("injection", 10), asked("override", 10, 4)]],
  ])("is partly tested when %s", (_, probes) => {
    expect(entry("LLM01", { probes, checks: [] })).toMatchObject({
      status: "partly",
      reason: "1 of 2 probes have at least half of their prompts assessed.",
    });
  });

  test.each([
    ["nothing was asked", [], "None of its probes were run."],
    ["all that was asked is unassessed", [asked("injection", 10, 0)], "The responses could not be assessed."],
  ])("is untested when %s", (_, probes, reason) => {
    expect(entry("LLM01", { probes, checks: [] })).toMatchObject({ status: "untested", reason });
  });

  test("is partly tested, no more, by a check of the configuration alone", () => {
    const done: Done = { probes: [], checks: [{ id: "rule", outcome: "resisted" }] };
    expect(entry("LLM01", done)).toMatchObject({ status: "partly", checks: [{ id: "rule", outcome: "resisted" }] });
  });

  test("is tested even without access to the configuration", () => {
    const probes = [asked("injection", 10), asked("override", 10)];
    expect(entry("LLM01", { probes, checks: [{ id: "rule", outcome: "unassessed" }] }).status).toBe("tested");
  });

  test("is at most partly tested if a part of it cannot be seen", () => {
    expect(entry("LLM05", { probes: [asked("markup", 4)], checks: [] })).toMatchObject({
      status: "partly",
      reason: taxonomies.owasp_llm_2025.LLM05.unseen,
    });
  });

  test("adds up the prompts of a probe that is listed more than once", () => {
    const done: Done = { probes: [asked("markup", 1), asked("markup", 3, 2)], checks: [] };
    expect(entry("LLM05", done)).toMatchObject({ asked: 4, assessed: 3 });
  });
});

describe("An entry that shows in the configuration", () => {
  const checks = (prompt: "failed" | "unassessed", source: "resisted" | "unassessed"): Done => ({
    probes: [],
    checks: [
      { id: "prompt", outcome: prompt },
      { id: "source", outcome: source },
    ],
  });

  test("is tested if all its checks were analyzed, whatever they found", () => {
    expect(entry("AML.T0083", checks("failed", "resisted")).status).toBe("tested");
  });

  test("is partly tested if some were analyzed", () => {
    expect(entry("AML.T0083", checks("failed", "unassessed"))).toMatchObject({
      status: "partly",
      reason: "1 of 2 checks ran.",
    });
  });

  test("is untested if none was analyzed", () => {
    for (const done of [nothing, checks("unassessed", "unassessed")]) {
      expect(entry("AML.T0083", done)).toMatchObject({
        status: "untested",
        reason: "None of its checks ran.",
      });
    }
  });
});

describe("Other entries", () => {
  test("that nothing can show are always not testable from outside", () => {
    expect(entry("LLM04", nothing)).toMatchObject({
      status: "not testable from outside",
      reason: taxonomies.owasp_llm_2025.LLM04.unseen,
    });
  });

  test("without a probe or check are untested", () => {
    expect(entry("LLM09", nothing)).toMatchObject({
      status: "untested",
      reason: "No probe or check covers this entry.",
    });
  });
});

describe("The coverage matrix", () => {
  const whole: Done["probes"] = standardMeans.probes.map(({ id, prompts }) => asked(id, prompts));

  test("has every entry once, and its counts add up", () => {
    for (const { name, entries, counts } of coverageOf(nothing, standardMeans)) {
      expect(entries.map(({ id }) => id)).toEqual(Object.keys(taxonomies[name]));
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(entries.length);
      expect(counts.tested + counts.partly).toBe(0);
    }
  });

  test("gives a reason for every entry that is not tested", () => {
    const entries = coverageOf({ probes: whole, checks: [] }, standardMeans).flatMap((taxonomy) => taxonomy.entries);
    expect(entries.filter(({ status, reason }) => (status === "tested") !== (reason === null))).toEqual([]);
    expect(entries.some(({ status }) => status === "tested")).toBe(true);
  });

  test("leaves entries that only the configuration shows untested for a black box, not for a white box", () => {
    const open = withFiles({ "main.py": "x = 1\n", "requirements.txt": "openai==1.2.3\n" });
    const status = (checks: Done["checks"]) =>
      coverageOf({ probes: whole, checks }, standardMeans)
        .flatMap(({ entries }) => entries)
        .find(({ id }) => id === "LLM03")?.status;
    expect(status(inspect(agentWith({ access_level: "black_box" })))).toBe("untested");
    expect(status(inspect(open))).toBe("partly");
  });
});
