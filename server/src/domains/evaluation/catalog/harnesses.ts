import { expectedRequests } from "../budget/estimate.ts";
import type { PlanSize } from "../harness/harness.ts";
import { promptsIn } from "../probes/create-harness.ts";
import { standardHarnesses, TRUST_SCORE, trustHarnesses } from "../probes/harnesses.ts";
import { probes } from "../probes/list.ts";
import type { Probe } from "../probes/probe/probe.ts";
import { type HarnessName, scenarios } from "../probes/probe/scenarios.ts";

/** When the probes last changed. A change of the probes has to update it. */
const UPDATED_AT = Date.UTC(2026, 10, 16) / 1000;

/** All harnesses, down to their detectors, in the order of a run. */
export function describeHarnesses(critical: readonly string[]) {
  const own = trustHarnesses.map((name) => describe(name, critical));
  const prompts = own.reduce((sum, harness) => sum + harness.prompts, 0);
  const requests = own.reduce((sum, harness) => sum + harness.requests, 0);
  return [
    {
      ...{ name: TRUST_SCORE, updated_at: UPDATED_AT, prompts, plans: plansOf(probes), requests },
      ...{ parts: [...trustHarnesses], scenarios: [] },
    },
    ...own,
  ];
}

const counted = new Map<HarnessName, number>();

/**
 * One for each turn of each prompt, and what tool loops usually add. Counted once, on a plan like any other: a probe draws its
 * turns, not how many.
 */
function requestsOf(name: HarnessName): number {
  const known = counted.get(name);
  if (known !== undefined) return known;
  let requests = 0;
  for (const { question } of standardHarnesses.find((harness) => harness.name === name)?.plan(0) ?? [])
    requests += expectedRequests(question);
  counted.set(name, requests);
  return requests;
}

const plansOf = (some: readonly Probe[]) => {
  const sum = (size: PlanSize): number => some.reduce((total, probe) => total + promptsIn(probe, size), 0);
  return { quick: sum("quick"), standard: sum("standard"), deep: sum("deep") };
};

function describe(name: HarnessName, critical: readonly string[]) {
  const of = probes.filter(({ harness }) => harness === name);
  return {
    name,
    updated_at: UPDATED_AT,
    prompts: of.reduce((sum, probe) => sum + probe.prompts, 0),
    plans: plansOf(of),
    requests: requestsOf(name),
    parts: [],
    scenarios: Object.entries(scenarios[name]).map(([scenario, { title, description }]) => ({
      name: scenario,
      title,
      words: description,
      probes: of
        .filter(({ subdimension }) => subdimension === scenario)
        .map((probe) => ({
          id: probe.id,
          title: probe.title,
          words: probe.description,
          severity: probe.severity,
          prompts: probe.prompts,
          plans: plansOf([probe]),
          needs: probe.needs,
          critical: critical.includes(probe.id),
          languages: probe.languages,
          tags: probe.tags,
          detectors: Object.keys(probe.decides),
        })),
    })),
  };
}
