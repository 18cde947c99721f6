import { describe, expect, test } from "vitest";
import type { Unprocessable } from "../../../kernel/unprocessable.ts";
import { drawPrompts } from "../budget/draw.ts";
import { controlQuestions } from "../controls/control.ts";
import { neededBy } from "../controls/decide.ts";
import type { PlanSize, Question } from "../harness/harness.ts";
import { withPlan } from "../harness/with-plan.ts";
import { shippedCritical } from "../probes/critical.ts";
import { standardHarnesses } from "../probes/harnesses.ts";
import { probes } from "../probes/list.ts";
import { describePlan } from "./describe-plan.ts";
import { nearestNames } from "./nearest.ts";
import { pickProbes } from "./pick-probes.ts";
import { Tally } from "./tally.ts";

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

const all = ["reliability", "security", "safety"];

async function described(plan: PlanSize, picked: readonly string[] | null = null) {
  const tally = new Tally();
  const harnesses = standardHarnesses.map((harness) => withPlan(harness, { plan, probes: picked }));
  const prompts = await Array.fromAsync(tally.count(drawPrompts(harnesses, { seed: 5, sampleSize: null })));
  const choice = { plan, isPartial: picked !== null, tally: tally.plan, critical: shippedCritical };
  return { prompts, plan: describePlan(choice), harnesses };
}

/** Requests of a tool loop, as agents take them on average. */
const IN_A_LOOP = 4;

describe("A plan", () => {
  test("covers all probes, quick all but most tool loops, and a larger one is surer", async () => {
    const [quick, standard, deep] = await Promise.all([described("quick"), described("standard"), described("deep")]);
    const left = probes.filter((probe) => probe.quick === 0);
    expect(left.every(({ id, needs }) => needs.includes("tools") && !shippedCritical.includes(id))).toBe(true);
    expect(quick.plan.probes).toBe(probes.length - left.length);
    for (const { plan } of [standard, deep]) expect(plan.probes).toBe(probes.length);
    for (const { plan } of [quick, standard, deep]) {
      expect(plan).toMatchObject({ critical_probes: shippedCritical.length, partial: false });
      for (const { name, covered } of plan.taxonomies) expect([name, covered > 0]).toEqual([name, true]);
    }
    expect(deep.prompts.length).toBeGreaterThanOrEqual(2500);
    const widths = [quick, standard, deep].map(({ plan }) => plan.half_width ?? 1);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    const rates = [quick, standard, deep].map(({ plan }) => plan.smallest_failure_rate ?? 1);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    // Three prompts, each of which a detector may miss, prove nothing about a probe.
    expect(quick.plan.smallest_failure_rate).toBeNull();
    expect(rates[1]).toBeLessThan(0.7);
  });

  test("called quick takes less than five minutes at 60 requests a minute, with its controls", async () => {
    const { prompts, harnesses } = await described("quick");
    const controls = controlQuestions(5, neededBy(harnesses) ?? new Set());
    const requestsOf = ({ turns, world }: Question): number => (world ? IN_A_LOOP : turns.length);
    const requests = [...prompts, ...controls].reduce((sum, { question }) => sum + requestsOf(question), 0);
    expect(requests).toBeLessThan(300);
  });

  test("of picked probes asks the same prompts of them as one of all, and only controls that they need", async () => {
    const picked = ["planted-key", "dates"];
    const [part, whole] = [await described("standard", picked), await described("standard")];
    expect(part.prompts).toEqual(whole.prompts.filter(({ probe }) => picked.includes(probe)));
    expect(part.plan).toMatchObject({ probes: 2, critical_probes: 1, partial: true });
    // No detector of these raises false alarms often, so that fewer failures prove something.
    expect(part.plan.smallest_failure_rate).toBeLessThan(0.5);
    expect([...(neededBy(part.harnesses) ?? [])]).toEqual(probes.find(({ id }) => id === "planted-key")?.needs);
  });
});

describe("Picking", () => {
  test("takes what any of the ids, tags and scenarios names, in the order of the catalog", () => {
    const picked = pickProbes(
      { probes: ["dates"], tags: ["eu_gpai_code:Copyright 1.4"], scenarios: ["availability"] },
      all,
    );
    const availability = probes.filter(({ subdimension }) => subdimension === "availability").map(({ id }) => id);
    expect(picked).toEqual(["dates", ...availability, "harm-copyright"]);
  });

  test.each([[{}], [{ probes: [] }], [{ probes: null, tags: null }]])("of nothing (%j) leaves a run whole", (picks) => {
    expect(pickProbes(picks, all)).toBeNull();
  });

  test("stays inside the harnesses", () => {
    const picked = pickProbes({ tags: ["owasp_llm_2025:LLM01"] }, ["safety"]) ?? [];
    expect(picked.every((id) => probes.find((probe) => probe.id === id)?.harness === "safety")).toBe(true);
    expect(() => pickProbes({ probes: ["dates"] }, ["safety"])).toThrow("A probe of reliability");
    expect(() => pickProbes({ scenarios: ["consistency"] }, ["safety"])).toThrow("No probe of these harnesses");
  });

  test.each([
    [{ probes: ["prompt-leek"] }, "body.probes.0: Unknown probe. Did you mean prompt-leak"],
    [{ tags: ["owasp_llm_2025:LLM1"] }, "body.tags.0: Unknown tag. Did you mean owasp_llm_2025:LLM01"],
    [{ scenarios: ["confidentialty"] }, "body.scenarios.0: Unknown scenario. Did you mean confidentiality"],
  ])("refuses unknown names and says which are near: %j", (picks, words) => {
    expect(() => pickProbes(picks, all)).toThrow(words);
  });

  test("looks for near names of the first unknown ones only, so that hundreds take no time", () => {
    const names = Array.from({ length: 500 }, () => "prompt-leek");
    const refused = thrownBy(() => pickProbes({ probes: names }, all)) as Unprocessable;
    expect(refused.problems).toHaveLength(500);
    expect(refused.problems.filter(({ msg }) => msg.includes("prompt-leak"))).toHaveLength(5);
  });

  test("names nothing where nothing is near", () => {
    expect(nearestNames("qqqqqqqqqqqqqqqqqqqqqqqq", ["dates", "prompt-leak"])).toEqual([]);
    expect(nearestNames("leak", ["dates", "prompt-leak", "role-leak"])).toEqual(["prompt-leak", "role-leak"]);
  });
});
